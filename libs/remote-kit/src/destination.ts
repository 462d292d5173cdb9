/** Where to go, by the id that a manifest gives a route; paths are the host's business. */
export interface Destination {
  /** `reservation.new` */
  to: string;
  params?: Readonly<Record<string, string | number>>;
  search?: Readonly<Record<string, string>>;
  /** Takes the place of the current entry in the browser's history. */
  replace?: boolean;
}
