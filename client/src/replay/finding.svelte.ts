/** Which record a page is about: from a link that holds it, from the table it was played at, or from a file. */

import { No, lookAt } from "$/net/api";
import type { RecordInfo } from "$/protocol";
import { refusal, say as page } from "$/words/words.svelte";
import { opened, type Moment } from "./address";
import { brought } from "./brought";
import { keep, kept, keptMoment } from "./kept";

export interface Found {
  record: string;
  info: RecordInfo;
  /** What the seats were called; [] where nobody knows. */
  names: string[];
  moment: Moment;
}

export const BEGINNING: Moment = { ply: 0, seat: -1 };

export class Finding {
  found: Found | null = $state.raw(null);
  looking = $state(true);
  trouble: () => string = $state.raw(() => "");

  /** `broken` says what is wrong with an address that holds nothing. */
  constructor(private readonly broken: () => string) {}

  async find(address: string): Promise<void> {
    const linked = address ? await opened(address) : null;
    if (linked) return this.show(linked.record, [], linked);
    this.trouble = () => (address ? this.broken() : "");
    this.looking = false;
    if (address) return;
    const handed = brought();
    if (handed.record) return this.show(handed.record, handed.names, { ...BEGINNING, ply: handed.ply });
    // A reload finds the record again, and the moment.
    const had = kept();
    if (had) await this.show(had.record, had.names, keptMoment() ?? BEGINNING);
  }

  async show(record: string, names: string[], moment: Moment): Promise<void> {
    this.looking = true;
    try {
      const info = await lookAt(record);
      this.trouble = () => "";
      keep({ record, names });
      this.found = { record, info, names, moment };
    } catch (no) {
      const known = no instanceof No ? no : new No("fault");
      const why = known.code === "offline" ? "" : await refusal(known.code, known.facts);
      this.refuse(() => why || page("page-offline"));
    } finally {
      this.looking = false;
    }
  }

  refuse(why: () => string): void {
    this.trouble = why;
    this.found = null;
  }
}
