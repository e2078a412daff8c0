import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { homeQuery } from './home.queries.ts'

/** A card that the server could not give in time: it is asked for again, where it stands. */
export function FailedCard({ icon, title }: { icon: LucideIcon; title: ReactNode }) {
  const queries = useQueryClient()
  const { queryKey } = homeQuery()
  const retrying = useIsFetching({ queryKey }) > 0
  return (
    <FailedPart
      icon={icon}
      title={title}
      retrying={retrying}
      onRetry={() => void queries.refetchQueries({ queryKey })}
    />
  )
}
