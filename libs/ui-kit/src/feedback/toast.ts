import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { messageLog, type MessageTone } from './message-log.ts';

/** Milliseconds that a toast stays (specification §9); hover and focus stop the clock. */
export const toastLifetimes: Readonly<Record<MessageTone, number>> = {
  success: 4_000,
  error: 10_000,
  warning: 5_000,
  info: 10_000,
};

export interface ToastContent {
  tone: MessageTone;
  text: string;
  action?: { label?: string; onPress: () => void };
}

export interface ToastOptions {
  /** Offers "Undo" as the toast's action. */
  onUndo?: () => void;
  /** Another action than undo. */
  action?: { label: string; onPress: () => void };
  /** Called once when the toast is gone: by its time, by the user, or by its action. */
  onClose?: () => void;
  /** Milliseconds, where the specification names another time than the tone's (WRONG_PASSWORD: 3 s). */
  lifetime?: number;
}

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

function show(tone: MessageTone, text: string, options: ToastOptions = {}): string {
  messageLog.add(tone, text);
  const action = options.onUndo ? { onPress: options.onUndo } : options.action;
  return toastQueue.add(
    { tone, text, action },
    { timeout: options.lifetime ?? toastLifetimes[tone], onClose: options.onClose },
  );
}

/** Short messages about what has just happened. Each returns the toast's key. */
export const toast = {
  success: (text: string, options?: ToastOptions): string => show('success', text, options),
  error: (text: string, options?: ToastOptions): string => show('error', text, options),
  warning: (text: string, options?: ToastOptions): string => show('warning', text, options),
  info: (text: string, options?: ToastOptions): string => show('info', text, options),
  dismiss: (key: string): void => toastQueue.close(key),
};
