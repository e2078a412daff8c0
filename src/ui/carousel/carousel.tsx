import { Children, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { IconButton } from '../icon-button/icon-button.tsx'
import { prefersReducedMotion } from '../base/reduced-motion.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import css from './carousel.module.css'

type Props = {
  /** What the slides are about: "이번 주 소식". */
  label: string
  /**
   * What it is called, and one of its parts, where they are not 넘겨 보기 and 장. A screen reader says it instead of
   * "group".
   */
  role?: string
  slideRole?: string
  /** Name of a slide and of its dot, where it is not "3장 가운데 2번째". */
  slideLabel?: (at: number, of: number) => string
  /** Where they are not 앞 장 and 다음 장. */
  previousLabel?: string
  nextLabel?: string
  /** Name of the row of dots, where it is not 몇 번째 볼지 고르기. */
  dotsLabel?: string
  /**
   * Milliseconds until the next slide; without it nothing moves by itself. It rests under focus, pointer and finger,
   * stops for good by its button or by any other choice, and never starts where reduced motion is asked for.
   */
  auto?: { everyMs: number; pauseLabel?: string; playLabel?: string }
  /** One slide each. */
  children: ReactNode
}

/** Slides side by side, to be swiped; buttons and dots do the same. */
export function Carousel({
  label,
  role,
  slideRole,
  slideLabel,
  previousLabel,
  nextLabel,
  dotsLabel,
  auto,
  children,
}: Props) {
  const { say } = useWidgetLanguage()
  const slideName = slideLabel ?? ((at: number, of: number) => say(/*i18n*/ '{of}장 가운데 {at}번째', { at, of }))
  const slides = Children.toArray(children)
  const track = useRef<HTMLDivElement>(null)
  /** Where a press is scrolling to: what it passes on the way is not chosen. */
  const target = useRef<number>(undefined)
  const id = useId()
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(() => auto !== undefined && !prefersReducedMotion())
  const [held, setHeld] = useState(false)
  const at = Math.min(current, slides.length - 1)
  const everyMs = auto?.everyMs
  const running = playing && !held && slides.length > 1

  const show = (next: number) => {
    const slide = track.current?.children[next]
    if (track.current && slide instanceof HTMLElement)
      track.current.scrollTo({ left: slide.offsetLeft, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    target.current = next
    setCurrent(next)
  }
  const choose = (next: number) => {
    setPlaying(false)
    show(next)
  }

  const goRound = useEffectEvent((from: number) => show((from + 1) % slides.length))
  useEffect(() => {
    if (!running || everyMs === undefined) return undefined
    const timer = setTimeout(() => goRound(at), everyMs)
    return () => clearTimeout(timer)
  }, [running, everyMs, at])

  const noteSwipe = () => {
    const element = track.current
    if (!element || element.clientWidth === 0) return
    const seen = Math.round(element.scrollLeft / element.clientWidth)
    if (seen === target.current) target.current = undefined
    if (target.current === undefined) setCurrent(seen)
  }
  const takeOver = () => {
    target.current = undefined
    setPlaying(false)
  }
  const blur = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here: being near it makes it rest
    <section
      className={css.carousel}
      aria-roledescription={role ?? say(/*i18n*/ '넘겨 보기')}
      aria-label={label}
      onFocus={() => setHeld(true)}
      onBlur={blur}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {/* before the slides, so that whoever hears them can stop them first */}
      {slides.length > 1 && (
        <div className={css.controls}>
          {auto && (
            <IconButton
              label={
                playing
                  ? (auto.pauseLabel ?? say(/*i18n*/ '멈추기'))
                  : (auto.playLabel ?? say(/*i18n*/ '저절로 넘기기'))
              }
              icon={playing ? Pause : Play}
              onClick={() => setPlaying(!playing)}
            />
          )}
          <IconButton
            label={previousLabel ?? say(/*i18n*/ '앞 장')}
            icon={ChevronLeft}
            aria-disabled={at === 0}
            aria-controls={id}
            onClick={() => choose(at - 1)}
          />
          <div className={css.dots} role="group" aria-label={dotsLabel ?? say(/*i18n*/ '몇 번째 볼지 고르기')}>
            {slides.map((_, dot) => (
              <button
                key={dot}
                type="button"
                aria-label={slideName(dot + 1, slides.length)}
                aria-current={dot === at || undefined}
                onClick={() => choose(dot)}
              />
            ))}
          </div>
          <IconButton
            label={nextLabel ?? say(/*i18n*/ '다음 장')}
            icon={ChevronRight}
            aria-disabled={at === slides.length - 1}
            aria-controls={id}
            onClick={() => choose(at + 1)}
          />
        </div>
      )}
      <div
        ref={track}
        id={id}
        className={css.track}
        aria-live={running ? 'off' : 'polite'}
        onScroll={noteSwipe}
        onTouchStart={takeOver}
        onWheel={takeOver}
      >
        {slides.map((slide, place) => (
          <div
            key={place}
            className={css.slide}
            role="group"
            aria-roledescription={slideRole ?? say(/*i18n*/ '장')}
            aria-label={slideName(place + 1, slides.length)}
            // what is out of sight takes no focus
            inert={place !== at}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}
