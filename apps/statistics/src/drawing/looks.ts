/** Colours are tokens, so that light, dark and print agree. Blue and grey differ to every eye. */
export const looks = {
  now: 'var(--info)',
  nowTint: 'var(--info-tint)',
  before: 'var(--sunken)',
  beforeLine: 'var(--control-line)',
  grid: 'var(--line)',
  text: 'var(--text)',
  ground: 'var(--surface)',
} as const;

export const axisLook = {
  tick: { fill: 'var(--text-muted)', fontSize: 12 },
  tickLine: false,
  axisLine: { stroke: 'var(--line-strong)' },
} as const;

export const tooltipLook = {
  isAnimationActive: false,
  cursor: { fill: 'var(--hover)' },
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--raised)',
    color: 'var(--text)',
    fontSize: 13,
  },
  itemStyle: { color: 'var(--text)' },
} as const;
