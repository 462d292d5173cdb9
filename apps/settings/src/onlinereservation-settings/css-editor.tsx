import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './style-sheet.module.css';

export interface CssEditorProps {
  label: string;
  value: string;
  /** Characters. */
  longest: number;
  faults: readonly { line: number; column: number; words: string }[];
  onChange: (value: string) => void;
}

/** A small code editor; Tab leaves it, so that nobody is caught in it by keyboard. */
export function CssEditor({ label, value, longest, faults, onChange }: CssEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const hear = useEffectEvent((typed: string) => onChange(typed));
  const start = useEffectEvent(() => ({ doc: value, label, longest }));

  useEffect(() => {
    const { doc, label: name, longest: most } = start();
    const host = place.current;
    if (host === null) return undefined;
    // In a shadow root the editor adopts its style sheets; in the page the security policy refuses them.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc,
        extensions: [
          history(),
          lineNumbers(),
          lintGutter(),
          bracketMatching(),
          css(),
          syntaxHighlighting(defaultHighlightStyle),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': name }),
          EditorState.changeFilter.of(({ newDoc }) => newDoc.length <= most),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) hear(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const { doc } = editor.state;
    const diagnostics = faults.map(({ line, column, words }) => {
      const { from, to } = doc.line(Math.min(line, doc.lines));
      return {
        from: Math.min(from + column - 1, to),
        to,
        severity: 'error' as const,
        message: words,
      };
    });
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [faults]);

  return <div ref={place} className={styles.editor} />;
}
