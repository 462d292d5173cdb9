/** A restaurant of the same owner, as the choice shows it. */
export interface LinkedRestaurant {
  uuid: string;
  name: string;
}
