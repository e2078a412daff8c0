import { useRef, useState } from 'react'
import type { ShowOrderRow } from '#src/ui/show-order/show-order.tsx'

/**
 * The list as the member wants it, ahead of the server: every change is sent whole, and of quick ones the last stands.
 *
 * @param saved as the server has it
 * @param save rejects when it failed, which has been said by then: the saved list comes back
 */
export function useShowOrder(
  saved: readonly ShowOrderRow[],
  save: (rows: readonly ShowOrderRow[]) => Promise<unknown>,
) {
  const [wanted, setWanted] = useState<readonly ShowOrderRow[]>()
  const newest = useRef<readonly ShowOrderRow[]>(undefined)
  const change = (rows: readonly ShowOrderRow[]) => {
    newest.current = rows
    setWanted(rows)
    // An answer to an older change does not take back a newer one.
    const settle = () => {
      if (newest.current === rows) setWanted(undefined)
    }
    void save(rows).then(settle, settle)
  }
  return { rows: wanted ?? saved, change }
}
