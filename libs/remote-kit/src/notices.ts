/** The four kinds of messages; their lifetimes are specification §9's (4, 10, 5 and 10 seconds). */
export interface Notices {
  success: (text: string, action?: NoticeAction) => void;
  error: (text: string, action?: NoticeAction) => void;
  warning: (text: string, action?: NoticeAction) => void;
  info: (text: string, action?: NoticeAction) => void;
}

/** One thing that can be done from the message: undo, try again. */
export interface NoticeAction {
  label: string;
  onAction: () => void;
}
