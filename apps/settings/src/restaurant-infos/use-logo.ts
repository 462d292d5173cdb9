import {
  largestLogo,
  logoFault,
  storeLogo,
  deleteLogo,
  type LogoFault,
} from '@stammtisch/contracts/restaurant-info/logo';
import { findLink, isProblem, type Linked } from '@stammtisch/hal-client';
import { tellProblem, useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Why a picture was not taken: what the server says, or that it is too large to be sent at all. */
export type LogoTrouble = LogoFault | 'too-large';

/** Stores and deletes the logo; each can be taken back from the toast. */
export function useLogo(info: Linked) {
  const { client, notices, requireMaster } = useHost();
  const text = useText('settings');
  const common = useText('common');
  const problems = useText('problems');
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<LogoTrouble>();

  /** `undefined` for the picture: there shall be none. */
  async function replace(picture: Blob | undefined): Promise<boolean> {
    const link = findLink(info, 'logo');
    if (!link) throw new Error('the restaurant’s data have no logo');
    await withMaster(requireMaster, () =>
      picture === undefined
        ? client.send(link, { method: deleteLogo.method })
        : client.send(link, {
            method: storeLogo.method,
            body: new Blob([picture], { type: 'application/octet-stream' }),
            schema: storeLogo.reply,
          }),
    );
    await queries.invalidateQueries({ queryKey: ['resource'] });
    return true;
  }

  async function work(picture: Blob | undefined, before: Blob | undefined): Promise<void> {
    setBusy(true);
    setTrouble(undefined);
    try {
      await replace(picture);
      const done = picture === undefined ? 'deleted' : 'stored';
      notices.success(text(`restaurant-infos.logo-${done}`), {
        label: common('undo'),
        onAction: () => void work(before, picture),
      });
    } catch (error) {
      const reason = isProblem(error, 'picture-not-usable')
        ? logoFault.safeParse(error.extensions['reason']).data
        : undefined;
      if (reason) setTrouble(reason);
      else tellProblem(error, notices, (key) => problems(key));
    } finally {
      setBusy(false);
    }
  }

  /** The one that stands now, for the way back. */
  const current = async () => {
    const link = findLink(info, 'picture') && findLink(info, 'logo');
    return link ? client.download(link.href) : undefined;
  };

  return {
    isBusy,
    trouble,
    async store(picture: File) {
      if (picture.size > largestLogo) return setTrouble('too-large');
      await work(picture, await current());
    },
    async remove() {
      await work(undefined, await current());
    },
  };
}
