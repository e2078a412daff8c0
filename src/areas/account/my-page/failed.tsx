import type { ReactNode } from 'react'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'

interface Asked {
  data: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface Props {
  icon: LucideIcon
  /** What did not come, by its name. */
  title: ReactNode
  /** All that the card asks for; what came, or was kept from before, stands. */
  of: readonly Asked[]
  /** Inside a card that stands. */
  bare?: boolean
}

/** What of a card did not come is said in its place, and asked for again there. */
export function Failed({ icon, title, of, bare = false }: Props) {
  const missing = of.filter(({ data, isError }) => isError && data === undefined)
  if (missing.length === 0) return null
  return (
    <FailedPart
      bare={bare}
      icon={icon}
      title={title}
      retrying={missing.some(({ isFetching }) => isFetching)}
      onRetry={() => missing.forEach(({ refetch }) => void refetch())}
    />
  )
}
