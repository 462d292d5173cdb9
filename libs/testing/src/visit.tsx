import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import type { Linked } from '@stammtisch/hal-client';
import { addMessages, createI18n, type Language } from '@stammtisch/i18n';
import { act } from '@testing-library/react';
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { aFakeHouse, type FakeApi } from './a-fake-house.ts';
import { createFakeHalServer, type FakeAnswer } from './fake-hal-server.ts';
import { renderRemote } from './render-remote.tsx';

/** How the API answers: never, with what the house has, with nothing in it, or with a failure. */
export const apiStates = ['loading', 'full', 'empty', 'failed'] as const;
export type ApiState = (typeof apiStates)[number];

export interface Visit {
  remote: RemoteDefinition;
  Page: ComponentType<object>;
  props?: object;
  api?: FakeApi;
  state?: ApiState;
  language?: Language;
  /** A relation that the entry document lacks. */
  without?: string;
}

/** What was seen once the page had come to rest. */
export interface Seen {
  text: string;
  /** What it threw while it was drawn. */
  thrown: unknown[];
  /** Texts that it asked for and that no language has. */
  missingTexts: string[];
  /** Link relations that it looked for in the entry document. */
  relations: string[];
}

class Catcher extends Component<{ thrown: unknown[]; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.thrown.push(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const broken: FakeAnswer = {
  status: 500,
  body: { type: '/problems/internal-error', title: 'Broken', status: 500, key: 'ERROR_OCCURED' },
};

function emptied(answer: FakeAnswer): FakeAnswer {
  const body = Object(answer.body);
  if (!('_embedded' in body)) return answer;
  const none = Object.keys(Object(body._embedded)).map((rel) => [rel, []]);
  return { ...answer, body: { ...body, total: 0, _embedded: Object.fromEntries(none) } };
}

function serverIn(state: ApiState, { routes = {} }: { routes?: FakeApi['routes'] }) {
  const inState = Object.entries(routes).map(([route, answer]) => {
    const ask = async (request: Request) =>
      typeof answer === 'function' ? answer(request) : answer;
    const answers = {
      loading: () => new Promise<never>(() => undefined),
      full: ask,
      empty: async (request: Request) => emptied(await ask(request)),
      failed: () => broken,
    };
    return [route, answers[state]] as const;
  });
  return createFakeHalServer(Object.fromEntries(inState));
}

/** The entry document, which writes down what is looked for in it. */
function watched(entry: Linked, without: string | undefined) {
  const relations = new Set<string>();
  const links = Object.entries(entry._links ?? {}).filter(([rel]) => rel !== without);
  const _links = new Proxy(Object.fromEntries(links), {
    get(target, rel) {
      if (typeof rel === 'string') relations.add(rel);
      return Reflect.get(target, rel);
    },
  });
  return { entry: { ...entry, _links }, relations };
}

/** Waits until nothing has been asked and drawn for three moments. */
async function comeToRest(look: () => string): Promise<void> {
  let last = '';
  for (let quiet = 0, waited = 0; quiet < 3 && waited < 200; waited += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    const now = look();
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
}

/** Draws one exposed component of a remote as a host would, and tells what was seen. */
export async function visit(given: Visit): Promise<Seen> {
  const { remote, Page, props = {}, state = 'full', language = 'de' } = given;
  const house = aFakeHouse(given.api);
  const server = serverIn(state, house);
  const { entry, relations } = watched(house.entry, given.without);
  const thrown: unknown[] = [];
  const missing = new Set<string>();
  const i18n = createI18n({ language });
  addMessages(remote.name, remote.messages);
  const hear = (_languages: unknown, namespace: string, key: string) =>
    void missing.add(`${namespace}: ${key}`);
  i18n.options.saveMissing = true;
  i18n.on('missingKey', hear);
  const page = <Catcher thrown={thrown}>{createElement(Page, props)}</Catcher>;
  const view = renderRemote(page, { server, entry, language, remote });
  await comeToRest(() => `${String(server.requests.length)} ${view.container.innerHTML}`);
  const text = view.container.textContent.trim();
  view.unmount();
  i18n.off('missingKey', hear);
  i18n.options.saveMissing = false;
  return { text, thrown, missingTexts: [...missing], relations: [...relations] };
}
