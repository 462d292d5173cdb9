import { useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, Panel, Skeleton } from '@stammtisch/ui-kit';
import { Download, Table } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { standaloneSvg } from '../download/standalone-svg.ts';
import { tableAsCsv } from '../download/table-as-csv.ts';
import type { Chart } from './chart.ts';
import { ChartTable } from './chart-table.tsx';
import { DrawingBoundary } from './drawing-boundary.tsx';
import styles from './chart-card.module.css';

const Drawing = lazy(async () => ({ default: (await import('../drawing/drawing.tsx')).Drawing }));

export interface ChartCardProps<Figures> {
  title: string;
  /** How to read it, in plain words. */
  help?: string;
  /** Of the files, without an ending. */
  fileName: string;
  /** The figures as they were read. */
  query: {
    data: { resource: Figures } | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  failure: string;
  tell: (figures: Figures) => Chart;
}

/** One chart: its sentence, its drawing, its table, its files, and each of its four states. */
export function ChartCard<Figures>(props: ChartCardProps<Figures>) {
  const { title, help, fileName, query, failure, tell } = props;
  const text = useText('statistics');
  const frame = useRef<HTMLDivElement>(null);
  const table = useId();
  const [showsTable, setShowsTable] = useState(false);
  if (query.data === undefined) {
    return (
      <Panel title={title} className={styles.card}>
        {query.isError ? (
          <FailureCard
            title={failure}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <Skeleton rows={1} shape="block" className={styles.loading} />
        )}
      </Panel>
    );
  }
  const chart = tell(query.data.resource);
  const saveSvg = () => {
    const svg = frame.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    if (!svg) return;
    const content = standaloneSvg(svg, `${title}. ${chart.sentence}`);
    saveFile(`${fileName}.svg`, new Blob([content], { type: 'image/svg+xml' }));
  };
  const saveCsv = () =>
    saveFile(`${fileName}.csv`, new Blob([tableAsCsv(chart.table)], { type: 'text/csv' }));
  return (
    <Panel
      title={title}
      className={styles.card}
      actions={
        !chart.isEmpty && (
          <div className={styles.files}>
            <Button
              variant="quiet"
              icon={<Table aria-hidden />}
              aria-expanded={showsTable}
              aria-controls={table}
              onPress={() => setShowsTable(!showsTable)}
            >
              {text('chart.table')}
            </Button>
            <Button
              variant="quiet"
              icon={<Download aria-hidden />}
              aria-label={text('chart.save-svg', { title })}
              onPress={saveSvg}
            >
              SVG
            </Button>
            <Button
              variant="quiet"
              icon={<Download aria-hidden />}
              aria-label={text('chart.save-csv', { title })}
              onPress={saveCsv}
            >
              CSV
            </Button>
          </div>
        )
      }
    >
      <p className={styles.sentence}>{chart.isEmpty ? text('chart.empty') : chart.sentence}</p>
      <div
        ref={frame}
        className={styles.frame}
        data-sample={chart.isEmpty || undefined}
        aria-hidden
      >
        <DrawingBoundary failure={failure}>
          <Suspense fallback={<Skeleton rows={1} shape="block" />}>
            <Drawing picture={chart.picture} />
          </Suspense>
        </DrawingBoundary>
      </div>
      {help !== undefined && (
        <details className={styles.help}>
          <summary>{text('chart.how-to-read')}</summary>
          <p>{help}</p>
        </details>
      )}
      {!chart.isEmpty && (
        <div id={table}>
          <ChartTable caption={title} table={chart.table} isSeen={showsTable} />
        </div>
      )}
    </Panel>
  );
}
