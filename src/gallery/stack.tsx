import type { CSSProperties, ReactNode } from 'react'

const styles: Record<'column' | 'row', CSSProperties> = {
  column: { display: 'grid', gap: 'var(--space-4)' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' },
}

/** Several of a kind below or beside each other, as on the widgets board. */
export function Stack({ row = false, children }: { row?: boolean; children: ReactNode }) {
  return <div style={styles[row ? 'row' : 'column']}>{children}</div>
}
