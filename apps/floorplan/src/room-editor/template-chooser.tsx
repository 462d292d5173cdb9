import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { Plus } from 'lucide-react';
import { tablesOf, templateNames, type TemplateName } from '../plan/templates.ts';
import styles from './template-chooser.module.css';

const sample = { width: 10, depth: 7 };

/** An empty room: three ways to begin, each drawn small, or the first table by itself. */
export function TemplateChooser({
  onChoose,
  onAdd,
}: {
  onChoose: (template: TemplateName) => void;
  onAdd: () => void;
}) {
  const text = useText('floorplan');
  return (
    <div className={styles.chooser}>
      <p className={styles.words}>{text('room-editor.empty')}</p>
      <div className={styles.templates}>
        {templateNames.map((template) => (
          <button
            key={template}
            type="button"
            className={styles.template}
            onClick={() => onChoose(template)}
          >
            <Sketch template={template} />
            <span>{text(`room-editor.template-${template}`)}</span>
          </button>
        ))}
      </div>
      <Button icon={<Plus aria-hidden />} onPress={onAdd}>
        {text('room-editor.add')}
      </Button>
    </div>
  );
}

function Sketch({ template }: { template: TemplateName }) {
  const tables = tablesOf(template, sample, () => '');
  return (
    <svg viewBox="0 0 1000 700" className={styles.sketch} aria-hidden>
      {tables.map((table) => (
        <rect
          key={`${table.x} ${table.y}`}
          x={table.x - table.width / 2}
          y={table.y - table.depth / 2}
          width={table.width}
          height={table.depth}
          rx={table.shape === 'ROUND' ? table.width / 2 : 8}
        />
      ))}
    </svg>
  );
}
