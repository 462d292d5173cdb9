/** A room as automatic assignment sees it (specification §3). */
export interface FloorRoom {
  id: string;
  /** Nobody is seated in a room that is switched off. */
  active: boolean;
  /** False: only parties that asked for this room are put into it. */
  autoAssignment: boolean;
}

/** A table as automatic assignment sees it. */
export interface FloorTable {
  id: string;
  roomId: string;
  /** 0 marks an object that nobody can sit at (specification §5). */
  seats: number;
  /** Smaller parties are not put here automatically; absent means one person. */
  minPersons?: number;
  /** From 0 to 10; of two equal tables the one with the higher number is taken first. Default 0. */
  priority?: number;
  /** Minutes between one party's planned end and the next party's start. Default 0. */
  clearingMinutes?: number;
  /** What a guest may wish for: names of tags such as `Fenster`. Default none. */
  tags?: readonly string[];
}

/** Tables that can be pushed together. A party at a set occupies all its members. */
export interface TableSet {
  id: string;
  /** At least two, each once. */
  tableIds: readonly string[];
  minPersons: number;
  maxPersons: number;
}

/** Where a restaurant may seat its guests; the order of the tables is that of the house. */
export interface Floor {
  rooms: readonly FloorRoom[];
  tables: readonly FloorTable[];
  sets: readonly TableSet[];
}
