export interface HeightMessage {
  type: 'stammtisch:height';
  /** CSS pixels. */
  height: number;
}

interface FramedWindow {
  parent: Pick<Window, 'postMessage'>;
}

/**
 * Tells the page that frames the widget how high it is, now and whenever that changes. The message
 * holds a height and nothing else, so any site may hear it: which site embeds is not known here.
 *
 * @returns stops telling
 */
export function postHeight(content: HTMLElement, frame: FramedWindow = window): () => void {
  if (Object.is(frame.parent, frame)) return () => undefined;
  let last = 0;
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    const message: HeightMessage = { type: 'stammtisch:height', height };
    frame.parent.postMessage(message, '*');
  };
  const observer = new ResizeObserver(tell);
  observer.observe(content);
  tell();
  return () => observer.disconnect();
}
