import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MoveTile } from '#src/ui/art/move-pictogram.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { drawnFor, type Programme } from './programme.ts'
import { useProgrammeWords } from './programme-words.ts'

/** A programme that leads to its page. */
export function ProgrammeRow({ programme, end, sub }: { programme: Programme; end?: ReactNode; sub?: ReactNode }) {
  const words = useProgrammeWords()
  return (
    <ListRow
      lead={<MoveTile name={drawnFor(programme)} />}
      title={programme.name}
      sub={sub ?? words.sum(programme)}
      {...(end === undefined ? { chevron: true } : { end })}
      render={<Link to="/healthlog/exerciseAiPrgmThm" search={{ prgm: programme.code }} />}
    />
  )
}

export function ProgrammeRows({ programmes, label }: { programmes: readonly Programme[]; label: string }) {
  return (
    <Rows label={label}>
      {programmes.map((programme) => (
        <ProgrammeRow key={programme.code} programme={programme} />
      ))}
    </Rows>
  )
}
