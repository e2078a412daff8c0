import { useEffect, useState } from 'react'
import { FloatButton } from '#src/app/chrome/float-button.tsx'
import { whenIdle } from '#src/app/when-idle.ts'
import { ArrangeHome } from '../arrange/arrange-home.tsx'
import { Placements } from './placements.tsx'

interface Props {
  /** The member has nothing of their own to do first. */
  isCalm: boolean
  /** One of the first lines stands, or it is the first day. */
  isHelped: boolean
  /** Home was arranged: it is laid out anew. */
  acted: () => void
}

/**
 * What comes to home once it is drawn and the browser is idle: the ways to arrange it and to the coached challenge,
 * then what the operator has to say.
 */
export function OverHome({ isCalm, isHelped, acted }: Props) {
  const [isIdle, setIdle] = useState(false)
  const stays = useStays()
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <>
      {isIdle && !isHelped ? (
        <>
          <ArrangeHome acted={acted} />
          <FloatButton />
        </>
      ) : null}
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
