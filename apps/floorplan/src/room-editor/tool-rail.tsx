import { useText } from '@stammtisch/remote-kit';
import { IconButton } from '@stammtisch/ui-kit';
import {
  Copy,
  Eraser,
  Maximize,
  MousePointer2,
  Plus,
  Redo2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { Tool } from '../canvas/gesture.ts';
import styles from './tool-rail.module.css';

const tools = [
  { tool: 'select', icon: MousePointer2, key: 'V' },
  { tool: 'add', icon: Plus, key: 'A' },
  { tool: 'clone', icon: Copy, key: 'C' },
  { tool: 'erase', icon: Eraser, key: 'E' },
] as const;

export interface ToolRailProps {
  tool: Tool;
  isReadOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onTool: (tool: Tool) => void;
  onUndo: () => void;
  onRedo: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
}

/** What the pointer does on the plan, what was done, and how near one looks. */
export function ToolRail({ tool, isReadOnly, ...rail }: ToolRailProps) {
  const text = useText('floorplan');
  return (
    <div className={styles.rail} role="toolbar" aria-label={text('room-editor.tools')}>
      {isReadOnly ? null : (
        <>
          {tools.map(({ tool: each, icon: Icon, key }) => (
            <IconButton
              key={each}
              label={text(each === 'add' ? 'room-editor.place-table' : `room-editor.${each}`)}
              shortcut={key}
              variant={each === tool ? 'primary' : 'quiet'}
              aria-pressed={each === tool}
              onPress={() => rail.onTool(each)}
            >
              <Icon aria-hidden />
            </IconButton>
          ))}
          <span className={styles.gap} />
          <IconButton
            label={text('room-editor.undo')}
            shortcut="Ctrl+Z"
            isDisabled={!rail.canUndo}
            onPress={rail.onUndo}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            label={text('room-editor.redo')}
            shortcut="Ctrl+Y"
            isDisabled={!rail.canRedo}
            onPress={rail.onRedo}
          >
            <Redo2 aria-hidden />
          </IconButton>
          <span className={styles.gap} />
        </>
      )}
      <IconButton label={text('room-editor.zoom-in')} shortcut="+" onPress={rail.onZoomIn}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton label={text('room-editor.zoom-out')} shortcut="−" onPress={rail.onZoomOut}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton label={text('room-editor.fit')} shortcut="0" onPress={rail.onFit}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}
