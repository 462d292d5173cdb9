declare module 'booking/mount' {
  interface MountOptions {
    identifier: string;
    language?: 'de' | 'en' | 'fr';
    theme?: 'light' | 'dark';
  }
  /** @returns takes the form away again */
  export function mount(element: HTMLElement, options: MountOptions): () => void;
}
