import type { BodyInputOf, ReplyOf } from '@stammtisch/contracts/call';
import type { editTables } from '@stammtisch/contracts/room/edit-tables';
import type { TableReply } from '@stammtisch/contracts/room/table';
import { nextTableName } from '@stammtisch/domain/room/name';
import type { RoomSize } from '@stammtisch/domain/room/table-place';
import {
  applySteps,
  invert,
  merge,
  rebase,
  stepTo,
  type Contest,
  type Edit,
  type Step,
  type Tables,
} from './edits.ts';
import { planTableOf, writtenTableOf, type PlanTable } from './plan-table.ts';

export type EditBody = BodyInputOf<typeof editTables>;
export type EditReply = ReplyOf<typeof editTables>;

/** What became of a save. */
export type SendOutcome =
  | { kind: 'saved'; reply: EditReply }
  /** Nothing was reached: it is sent again. */
  | { kind: 'later' }
  /** `place` is that of the table in `put`. */
  | { kind: 'name-in-use'; place: number }
  /** It will never be stored; the caller has said why. */
  | { kind: 'refused' };

export interface PlanCallbacks {
  send: (body: EditBody) => Promise<SendOutcome>;
  /** The room as the server has it has to be read again. */
  onReread: () => void;
  /** Somebody else changed the same fields; theirs stand. */
  onContest: (contests: readonly Contest[]) => void;
  /** Somebody else deleted what was changed here. */
  onGone: (names: readonly string[]) => void;
  /** A name that somebody else gave meanwhile: the table keeps its old one. */
  onNameInUse: (name: string) => void;
}

export type SaveState = 'saved' | 'saving' | 'waiting';

export interface PlanView {
  tables: Tables;
  state: SaveState;
  canUndo: boolean;
  canRedo: boolean;
}

/** Until somebody is connected, what is done waits. */
const nobody: PlanCallbacks = {
  send: async () => ({ kind: 'later' }),
  onReread: () => undefined,
  onContest: () => undefined,
  onGone: () => undefined,
  onNameInUse: () => undefined,
};

interface Known {
  table: PlanTable;
  version: number;
}

/** What can be taken back; a room's own fields come as functions. */
type Entry =
  | { kind: 'tables'; step: Step; key: string | undefined; at: number }
  | { kind: 'other'; undo: () => void; redo: () => void };

/** Milliseconds: presses of one key that follow so quickly are undone together. */
const together = 1_000;
const retryAfter = 3_000;
const deepest = 200;

/**
 * The tables of one room while they are edited: what is on the screen, what was saved of it, and how
 * it is taken back. Every step shows at once and is saved by itself; what others do meanwhile arrives
 * below own steps that are still on their way.
 */
export class PlanStore {
  #room: RoomSize;
  #callbacks: PlanCallbacks = nobody;
  readonly #now: () => number;
  #known = new Map<string, Known>();
  #pending: Step[] = [];
  #done: Entry[] = [];
  #undone: Entry[] = [];
  #isSending = false;
  #isLate = false;
  #needsReread = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #view: PlanView;
  readonly #listeners = new Set<() => void>();

  constructor(room: RoomSize, now: () => number = Date.now) {
    this.#room = room;
    this.#now = now;
    this.#view = { tables: new Map(), state: 'saved', canUndo: false, canRedo: false };
  }

  /** Who is told from now on: a page that is drawn again. */
  connect(callbacks: PlanCallbacks): void {
    this.#callbacks = callbacks;
  }

  /** Gives up what could not be saved, and shows the room as the server has it. */
  discard(): void {
    this.#pending = [];
    this.#done = [];
    this.#undone = [];
    this.#isLate = false;
    clearTimeout(this.#retry);
    this.#changed();
    this.#callbacks.onReread();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): PlanView => this.#view;

  get hasUnsaved(): boolean {
    return this.#pending.length > 0;
  }

  /** Takes in what the server has; while a save is on its way it asks again afterwards. */
  receive(room: RoomSize, replies: readonly TableReply[]): void {
    if (this.#isSending) {
      this.#needsReread = true;
      return;
    }
    this.#room = room;
    const next = new Map<string, Known>();
    for (const reply of replies) {
      const known = this.#known.get(reply.id);
      const isNewer = !known || reply.version >= known.version;
      next.set(reply.id, isNewer ? this.#knownOf(reply) : known);
    }
    this.#takeIn(this.#known, next, this.#pending);
    this.#changed();
    if (!this.#isLate) void this.#flush();
  }

  /** Does something, at once; equal keys in quick succession are undone together. */
  change(step: Step, key?: string): void {
    if (step.length === 0) return;
    const at = this.#now();
    const last = this.#done.at(-1);
    const isSame =
      last?.kind === 'tables' && key !== undefined && last.key === key && at - last.at < together;
    if (isSame) this.#done[this.#done.length - 1] = { ...last, step: merge(last.step, step), at };
    else this.#remember({ kind: 'tables', step, key, at });
    this.#undone = [];
    this.#push(step);
  }

  /** Remembers something that is not about tables, so that it is undone in its turn. */
  remember(undo: () => void, redo: () => void): void {
    this.#remember({ kind: 'other', undo, redo });
    this.#undone = [];
    this.#changed();
  }

  undo(): void {
    const entry = this.#done.pop();
    if (!entry) return;
    this.#undone.push(entry);
    if (entry.kind === 'tables') this.#push(invert(entry.step));
    else entry.undo();
    this.#changed();
  }

  redo(): void {
    const entry = this.#undone.pop();
    if (!entry) return;
    this.#done.push(entry);
    if (entry.kind === 'tables') this.#push(entry.step);
    else entry.redo();
    this.#changed();
  }

  /** Takes one step back, whatever was done since; as a step of its own. */
  revert(step: Step): void {
    this.change(invert(step));
  }

  close(): void {
    clearTimeout(this.#retry);
  }

  #remember(entry: Entry): void {
    this.#done = [...this.#done, entry].slice(-deepest);
  }

  #push(step: Step): void {
    this.#pending.push(step);
    this.#changed();
    void this.#flush();
  }

  #knownOf(reply: TableReply): Known {
    return { table: planTableOf(this.#room, reply), version: reply.version };
  }

  /** Puts own steps on top of another state of the server, and tells of what both changed. */
  #takeIn(
    from: ReadonlyMap<string, Known>,
    next: Map<string, Known>,
    steps: readonly Step[],
  ): void {
    const { steps: left, contests } = rebase(steps, tablesOf(from), tablesOf(next));
    this.#known = next;
    this.#pending = left;
    if (contests.length > 0) this.#callbacks.onContest(contests);
  }

  async #flush(): Promise<void> {
    if (this.#isSending || this.#pending.length === 0) return;
    clearTimeout(this.#retry);
    const taken = this.#pending.length;
    const body = this.#bodyOf();
    if (body.put.length + body.remove.length === 0) {
      this.#pending = [];
      this.#changed();
      return;
    }
    this.#isSending = true;
    this.#changed();
    const outcome = await this.#callbacks.send(body);
    this.#isSending = false;
    this.#isLate = outcome.kind === 'later';
    if (outcome.kind === 'saved') this.#settle(outcome.reply, taken);
    else if (outcome.kind === 'name-in-use') this.#renameOrDrop(body, outcome.place);
    else if (outcome.kind === 'refused') this.#pending = this.#pending.slice(taken);
    else this.#retry = setTimeout(() => void this.#flush(), retryAfter);
    this.#changed();
    // What waits for the server is sent by the clock: reading again would send it at once.
    const wasTurnedDown = outcome.kind === 'name-in-use' || outcome.kind === 'refused';
    if (wasTurnedDown || this.#needsReread) {
      this.#needsReread = false;
      this.#callbacks.onReread();
    }
    if (outcome.kind === 'saved') void this.#flush();
  }

  #bodyOf() {
    const wanted = applySteps(tablesOf(this.#known), this.#pending);
    const ids = new Set(this.#pending.flat().map(({ id }) => id));
    const put = [...ids].flatMap((id) => {
      const [table, known] = [wanted.get(id), this.#known.get(id)];
      if (!table || (known && stepTo(tablesOf(this.#known), [table]).length === 0)) return [];
      return writtenTableOf(this.#room, table, known?.version ?? 0);
    });
    const remove = [...ids].flatMap((id) => {
      const known = this.#known.get(id);
      return known && !wanted.has(id) ? { id, version: known.version } : [];
    });
    return { put, remove };
  }

  #settle(reply: EditReply, taken: number): void {
    const next = new Map(this.#known);
    for (const each of [...reply.stored, ...reply.stale]) next.set(each.id, this.#knownOf(each));
    for (const id of [...reply.removed, ...reply.gone]) next.delete(id);
    const stale = new Set(reply.stale.map(({ id }) => id));
    const again = this.#pending
      .slice(0, taken)
      .map((step) => step.filter(({ id }) => stale.has(id)))
      .filter((step) => step.length > 0);
    const rest = this.#pending.slice(taken);
    const gone = new Set(reply.gone);
    const names = [...gone].flatMap((id) => this.#known.get(id)?.table.name ?? []);
    const left = [...again, ...rest].map((step) => step.filter((edit) => !isLost(edit, gone)));
    // What was stored just now is one's own doing, and in nobody's way.
    const stored = reply.stored.flatMap(({ id }): [string, Known][] => {
      const known = next.get(id);
      return known ? [[id, known]] : [];
    });
    this.#takeIn(new Map([...this.#known, ...stored]), next, left);
    if (names.length > 0) this.#callbacks.onGone(names);
  }

  /** Somebody else was quicker: a new table takes the next number, another one keeps its old name. */
  #renameOrDrop(body: EditBody, place: number): void {
    const table = this.#view.tables.get(body?.put?.[place]?.id ?? '');
    if (!table) {
      this.#pending = [];
      return;
    }
    if (this.#known.has(table.id)) {
      this.#pending = this.#pending.map((step) => step.map((edit) => withoutName(edit, table.id)));
      this.#callbacks.onNameInUse(table.name);
      return;
    }
    const names = [...this.#view.tables.values()].map(({ name }) => name);
    const after = { ...table, name: nextTableName(names) };
    this.#pending.push([{ id: table.id, before: table, after }]);
  }

  #changed(): void {
    const isWaiting = this.#pending.length > 0 && !this.#isSending && this.#isLate;
    const isSaving = this.#pending.length > 0 && !isWaiting;
    this.#view = {
      tables: applySteps(tablesOf(this.#known), this.#pending),
      state: isWaiting ? 'waiting' : isSaving ? 'saving' : 'saved',
      canUndo: this.#done.length > 0,
      canRedo: this.#undone.length > 0,
    };
    for (const listener of this.#listeners) listener();
  }
}

function tablesOf(known: ReadonlyMap<string, Known>): Map<string, PlanTable> {
  return new Map([...known].map(([id, { table }]) => [id, table]));
}

/** A change of what is no longer there; bringing it back is another matter. */
function isLost({ id, before, after }: Edit, gone: ReadonlySet<string>): boolean {
  return gone.has(id) && before !== undefined && after !== undefined;
}

function withoutName(edit: Edit, id: string): Edit {
  const { before, after } = edit;
  if (edit.id !== id || !before || !after) return edit;
  return { ...edit, after: { ...after, name: before.name } };
}
