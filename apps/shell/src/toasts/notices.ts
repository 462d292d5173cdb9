import type { NoticeAction, Notices } from '@stammtisch/remote-kit';
import type { MessageTone } from '@stammtisch/ui-kit/feedback/message-log';
import type { ToastOptions } from '@stammtisch/ui-kit/feedback/toast';
import { useToastPlace } from './toast-place.tsx';

function optionsOf(action: NoticeAction | undefined): ToastOptions {
  if (action === undefined) return {};
  return { action: { label: action.label, onPress: action.onAction } };
}

/** The design system's toasts come with the first message; nothing waits for them before. */
async function say(tone: MessageTone, text: string, action: NoticeAction | undefined) {
  useToastPlace.setState({ isWanted: true });
  const { toast } = await import('@stammtisch/ui-kit/feedback/toast');
  toast[tone](text, optionsOf(action));
}

/** What remotes may say; the design system shows it and keeps the lifetimes (specification §9). */
export const notices: Notices = {
  success: (text, action) => void say('success', text, action),
  error: (text, action) => void say('error', text, action),
  warning: (text, action) => void say('warning', text, action),
  info: (text, action) => void say('info', text, action),
};
