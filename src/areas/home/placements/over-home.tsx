import { useEffect, useState } from 'react'
import { FloatButton } from '#src/app/chrome/float-button.tsx'
import { whenIdle } from '#src/app/when-idle.ts'
import { Placements } from './placements.tsx'

interface Props {
  /** The member has nothing of their own to do first. */
  isCalm: boolean
  /** One of the first lines stands, or it is the first day. */
  isHelped: boolean
}

/** What stands over home once it is drawn and the browser is idle: the way to the coached challenge, then what the operator has to say. */
export function OverHome({ isCalm, isHelped }: Props) {
  const [isIdle, setIdle] = useState(false)
  const stays = useStays()
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <>
      {isIdle && !isHelped ? <FloatButton /> : null}
      {stays && isCalm ? <Placements /> : null}
    </>
  )
}

/** Who goes on sooner came for something else. */
const STAYS_MS = 4000

/** Whether somebody stays on this page. */
function useStays(): boolean {
  const [stays, setStays] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAYS_MS)
    return () => clearTimeout(timer)
  }, [])
  return stays
}
