import {
  problems,
  problemUri,
  type FieldError,
  type ProblemType,
} from '@stammtisch/contracts/problem';
import { sentences } from './problem-sentences.ts';

export interface RefusalMembers {
  /** One sentence for the person who reads it: what to do. */
  detail?: string;
  errors?: readonly FieldError[];
  /** What the problem type carries beside the common members, such as `alternatives`. */
  extension?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}

/** An expected "no". Returned by a handler, never thrown. */
export class Refusal {
  readonly type: ProblemType;
  readonly members: RefusalMembers;

  constructor(type: ProblemType, members: RefusalMembers) {
    this.type = type;
    this.members = members;
  }

  get status(): number {
    return problems[this.type].status;
  }

  /** The RFC 9457 document. */
  get document(): Record<string, unknown> {
    const { detail, errors, extension } = this.members;
    return {
      type: problemUri(this.type),
      key: problems[this.type].key,
      title: titleOf(this.type),
      status: this.status,
      detail: detail ?? sentences[this.type],
      ...(errors && { errors }),
      ...extension,
    };
  }
}

export function refuse(type: ProblemType, members: RefusalMembers = {}): Refusal {
  return new Refusal(type, members);
}

function titleOf(type: ProblemType): string {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
