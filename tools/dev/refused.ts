/** A mistake of the person at the keyboard: the message says all that there is to know. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
