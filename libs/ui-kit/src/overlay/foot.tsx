import { useRef, type ReactNode } from 'react';
import { useToastLift } from '../feedback/use-toast-lift.ts';

/** The foot of a sheet or a question, with its buttons; messages stay above it. */
export function Foot({ className, children }: { className?: string; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useToastLift(foot, 'screen');
  return (
    <div ref={foot} className={className}>
      {children}
    </div>
  );
}
