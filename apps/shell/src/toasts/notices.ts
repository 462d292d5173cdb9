import type { NoticeAction, Notices } from '@stammtisch/remote-kit';
import { toast, type ToastOptions } from '@stammtisch/ui-kit';

function optionsOf(action: NoticeAction | undefined): ToastOptions {
  if (action === undefined) return {};
  return { action: { label: action.label, onPress: action.onAction } };
}

/** What remotes may say; the design system shows it and keeps the lifetimes (specification §9). */
export const notices: Notices = {
  success: (text, action) => void toast.success(text, optionsOf(action)),
  error: (text, action) => void toast.error(text, optionsOf(action)),
  warning: (text, action) => void toast.warning(text, optionsOf(action)),
  info: (text, action) => void toast.info(text, optionsOf(action)),
};
