export interface SlotProps {
  /** The slot's name in the manifests: `reservation.details`. */
  name: string;
  /** What the filling remotes get as their props. */
  data?: Readonly<Record<string, unknown>>;
}
