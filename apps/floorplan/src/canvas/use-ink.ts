import { useEffect, useState, type RefObject } from 'react';
import { readInk, watchAppearance, type Ink } from './ink.ts';

/** The page's colours where the element is; others when the page turns light or dark. */
export function useInk(element: RefObject<HTMLElement | null>): Ink | undefined {
  const [ink, setInk] = useState<Ink>();
  useEffect(() => {
    const read = () => {
      if (element.current) setInk(readInk(element.current));
    };
    read();
    return watchAppearance(read);
  }, [element]);
  return ink;
}
