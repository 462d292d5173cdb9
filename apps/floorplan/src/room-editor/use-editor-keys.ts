import { useEffect, useEffectEvent } from 'react';
import type { Tool } from '../canvas/gesture.ts';

export interface EditorKeys {
  onTool: (tool: Tool) => void;
  onUndo: () => void;
  onRedo: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
  onDelete: () => void;
  onSelectAll: () => void;
  onDuplicate: () => void;
  onEscape: () => void;
}

const typing = 'input, textarea, select, [contenteditable], [role=alertdialog]';
const tools: Record<string, Tool> = { v: 'select', a: 'add', c: 'clone', e: 'erase' };

/** The keys of the whole screen, except where somebody types. */
export function useEditorKeys(keys: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
    if (isTyping || event.defaultPrevented || event.altKey) return;
    const run = actionOf(event, keys);
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: EditorKeys): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? keys.onRedo : keys.onUndo;
    return { y: keys.onRedo, a: keys.onSelectAll, d: keys.onDuplicate }[key];
  }
  const tool = tools[key];
  if (tool) return () => keys.onTool(tool);
  return {
    '+': keys.onZoomIn,
    '-': keys.onZoomOut,
    '0': keys.onFit,
    delete: keys.onDelete,
    backspace: keys.onDelete,
    escape: keys.onEscape,
  }[key];
}
