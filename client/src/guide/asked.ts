/** What guides ask the server. */

import { json } from "$/net/api";
import type { AskedAction, GuideInfo, GuideNow, Reason, RuleInfo } from "$/protocol";

export const guides = () => json<GuideInfo[]>("/api/guides");
export const guide = (name: string, lang: string) =>
  json<GuideNow>(`/api/guides/${encodeURIComponent(name)}/${lang}`);
export const whyNot = (asked: AskedAction) => json<Reason>("/api/records/why-not", { body: asked });
export const ruleSays = (rule: string) => json<RuleInfo>(`/api/rules/${rule}`);
