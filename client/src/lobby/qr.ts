/** An address as a picture to point a camera at: the server draws it. */

import { code } from "$/net/api";

/** What an image can show; '' where it cannot be had. */
export const pictureOf = (url: string): Promise<string> =>
  code(url).then(
    (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    () => "",
  );
