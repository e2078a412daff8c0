import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { challengeQuery } from '../challenge.queries.ts'
import type { ChallengeSearch } from '../challenge-search.ts'
import { JoinScreen } from '../join/join.screen.tsx'
import { RankingScreen } from '../ranking/ranking.screen.tsx'
import { DetailScreen } from './detail.screen.tsx'
import type { MainView } from './view-of.ts'

// Whoever reads a challenge need not fetch what its people write.
const CommunityView = lazyPart(() => import('../community/community-view.tsx'), 'CommunityView')
const PostView = lazyPart(() => import('../community/post-view.tsx'), 'PostView')
const WriteView = lazyPart(() => import('../community/write-view.tsx'), 'WriteView')
const ReportsView = lazyPart(() => import('../report/reports-view.tsx'), 'ReportsView')
const ReportView = lazyPart(() => import('../report/report-view.tsx'), 'ReportView')
const InterviewView = lazyPart(() => import('../coached/interview-view.tsx'), 'InterviewView')
const TargetView = lazyPart<'TargetView', { chalnCode: string }>(
  () => import('../target/target-view.tsx'),
  'TargetView',
)
const OutsidePage = lazyPart(() => import('../community/outside-page.tsx'), 'OutsidePage')

/** The page of a challenge: one of its four views, or one of the pages below it, by the address. */
export function ChallengePage({
  search: { chalnCode, recommCode, view, step, cmutySeq, reportSeq, q },
  start,
}: {
  search: ChallengeSearch
  start?: MainView
}) {
  if (chalnCode === undefined) return null
  switch (view) {
    case 'ranking':
      return <RankingScreen chalnCode={chalnCode} />
    case 'join':
      return <JoinScreen chalnCode={chalnCode} recommCode={recommCode} step={step} />
    case 'community':
      return (
        <Inside chalnCode={chalnCode}>
          <CommunityView chalnCode={chalnCode} />
        </Inside>
      )
    case 'post':
      return (
        <Inside chalnCode={chalnCode}>
          {cmutySeq === undefined ? (
            <CommunityView chalnCode={chalnCode} />
          ) : (
            <PostView chalnCode={chalnCode} cmutySeq={cmutySeq} />
          )}
        </Inside>
      )
    case 'write':
      return (
        <Inside chalnCode={chalnCode}>
          <WriteView chalnCode={chalnCode} cmutySeq={cmutySeq} />
        </Inside>
      )
    case 'report':
      return reportSeq === undefined ? (
        <Inside chalnCode={chalnCode}>
          <ReportsView chalnCode={chalnCode} />
        </Inside>
      ) : (
        <ReportView key={reportSeq} chalnCode={chalnCode} reportSeq={reportSeq} />
      )
    case 'interview':
      return (
        <Inside chalnCode={chalnCode}>
          <InterviewView chalnCode={chalnCode} q={q} />
        </Inside>
      )
    case 'target':
      return (
        <Inside chalnCode={chalnCode}>
          <TargetView chalnCode={chalnCode} />
        </Inside>
      )
    default:
      return <DetailScreen chalnCode={chalnCode} recommCode={recommCode} view={view ?? start} />
  }
}

/** What only those see who are in it; the others read how to come in. [CHA-09] */
function Inside({ chalnCode, children }: { chalnCode: string; children: ReactNode }) {
  const { data } = useSuspenseQuery(challengeQuery(chalnCode))
  return data.joinYn === 'Y' ? children : <OutsidePage chalnCode={chalnCode} />
}
