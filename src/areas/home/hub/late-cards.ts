import type { ReactNode } from 'react'
import { loadWords } from '#src/app/language.ts'
import type { HomeCardProps } from './card-props.ts'
import type { CardName } from './cards.ts'

type Card = (props: HomeCardProps) => ReactNode

const loadUsual = () => import('./usual-cards.tsx')
const loadBelow = () => import('./below.tsx')

/** Every card is a file beside the page: it comes with the page that shows it. */
const late: Record<CardName, () => Promise<Card>> = {
  activity: () => loadUsual().then((file) => file.usual.activity),
  meal: () => loadUsual().then((file) => file.usual.meal),
  quick: () => loadBelow().then((file) => file.below.quick),
  challenge: () => loadBelow().then((file) => file.below.challenge),
  appointment: () => loadBelow().then((file) => file.below.appointment),
  code: () => loadBelow().then((file) => file.below.code),
  banner: () => loadBelow().then((file) => file.below.banner),
  event: () => import('./event-banner.tsx').then((file) => file.EventBanner),
  choose: () => import('../first-day/choose-restaurant.tsx').then((file) => file.ChooseRestaurant),
  ahead: () => import('../first-day/ahead.tsx').then((file) => file.Ahead),
  table: () => import('../first-day/first-table.tsx').then((file) => file.FirstTable),
  link: () => import('../first-day/link-phone.tsx').then((file) => file.LinkPhone),
  log: () => import('../first-day/log-meal.tsx').then((file) => file.LogMeal),
  return: () => import('../return/return-card.tsx').then((file) => file.ReturnCard),
  kept: () => import('../return/kept-card.tsx').then((file) => file.KeptCard),
  slip: () => import('../pickup/pickup-slip.tsx').then((file) => file.PickupSlip),
  rest: () => import('../hours/rest-table.tsx').then((file) => file.RestTable),
  food: () => import('../hours/home-food.tsx').then((file) => file.HomeFoodCard),
  day: () => import('../hours/day-table.tsx').then((file) => file.DayTable),
  walk: () => import('../hours/walk.tsx').then((file) => file.Walk),
  recorded: () => import('../hours/recorded.tsx').then((file) => file.Recorded),
  next: () => import('../hours/next-meal.tsx').then((file) => file.NextMealCard),
}

const here = new Map<CardName, Card>()

/** Most pages begin and end with these: their code comes beside what they show. */
export const hurryUsual = (): void => void Promise.allSettled([loadUsual(), loadBelow()])

/** Brings the code and words of the cards that are about to stand: they are drawn with the page, not after it. */
export async function loadCards(cards: readonly CardName[]): Promise<void> {
  const missing = cards.filter((card) => !here.has(card))
  // One whose code does not come, as without a connection, is left out: the others are home too. The next opening tries
  // again.
  const found = await Promise.all(
    missing.map(async (card) => [card, await late[card]().catch(() => undefined)] as const),
  )
  for (const [name, card] of found) if (card) here.set(name, card)
  if (found.some(([, card]) => card)) await loadWords()
}

/** A card whose code has come. */
export const lateCard = (name: CardName): Card | undefined => here.get(name)
