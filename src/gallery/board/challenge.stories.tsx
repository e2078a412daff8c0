import type { Meta, StoryObj } from '@storybook/react-vite'
import Share from 'lucide-react/icons/share'
import { fn } from 'storybook/test'
import { Bar, BarEnds } from '#src/charts/bar.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { MissionRow } from '#src/ui/challenge/mission-row.tsx'
import { Post } from '#src/ui/challenge/post.tsx'
import { RankRow } from '#src/ui/challenge/rank-row.tsx'
import { StampCalendar, type Stamp } from '#src/ui/challenge/stamp-calendar.tsx'
import { chosenLanguage, say } from '../say.ts'
import { BoardBar } from './board-bar.tsx'
import css from './board.module.css'

/** The board's challenge, assembled from what the gallery shows. It goes when the area has the screen itself. */
const meta = {
  title: 'Board/Challenge',
  component: DetailPage,
  args: { bar: null, children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '844px' } } },
} satisfies Meta<typeof DetailPage>
export default meta

type Story = StoryObj<typeof meta>

const TODAY = 19
const MISSED = [5, 12]

function stateOf(number: number): Stamp['state'] {
  if (MISSED.includes(number)) return 'missed'
  if (number < TODAY) return 'done'
  return number === TODAY ? 'today' : 'coming'
}

function stamp(number: number): Stamp {
  const state = stateOf(number)
  const words = { done: '성공', missed: '못 했어요', today: '오늘', coming: '예정' }
  return { number, state, label: `${say('11월')} ${String(number)}: ${say(words[state])}` }
}

/** The narrow column holds no whole English word. */
const weekName = (number: number) => (chosenLanguage() === 'en' ? `W${String(number)}` : `${String(number)}주`)

const weeks = () =>
  [2, 9, 16, 23].map((monday, week) => ({
    name: weekName(week + 1),
    days: [0, 1, 2, 3, 4].map((later) => stamp(monday + later)),
  }))

function Days() {
  return (
    <Card label={say('완주까지의 날')}>
      <div className={css.stack}>
        <div>
          <Bar percent={68.75} label={say('완주까지 16일 가운데 11일 성공')} />
          <BarEnds
            start={
              <>
                <b>{say('11일')}</b> {say('성공')}
              </>
            }
            end={say('16일이면 1,000P')}
          />
        </div>
        <StampCalendar
          label={say('완주까지의 날')}
          weekdays={['월', '화', '수', '목', '금'].map(say)}
          weeks={weeks()}
        />
      </div>
    </Card>
  )
}

function Missions() {
  return (
    <Card>
      <CardHead title={say('오늘의 미션')} more={<span>{say('3개 중 2개')}</span>} />
      <Rows label={say('오늘의 미션')}>
        <MissionRow title={say('나물 반찬 먼저 먹기')} done stateLabel={say('완료')} sub={say('12:14 완료')} />
        <MissionRow title={say('계단으로 5층 오르기')} done stateLabel={say('완료')} sub={say('08:51 완료')} />
        <MissionRow
          title={say('점심 먹고 3,000보 걷기')}
          done={false}
          stateLabel={say('하는 중')}
          progress={<Bar thin percent={61} color="steps" />}
          end={
            <>
              <b>1,820</b>
              <br />/ 3,000
            </>
          }
        />
      </Rows>
    </Card>
  )
}

function Ranking() {
  return (
    <Card>
      <CardHead
        title={say('팀 순위')}
        more={<MoreLink render={<a href="#teams">{say('8팀 보기')}</a>}>{say('8팀 보기')}</MoreLink>}
      />
      <p style={{ marginBottom: 4 }}>{say('이번 주 하루 평균 걸음')}</p>
      <Rows label={say('팀 순위')}>
        <RankRow rank={1} picture={3} name={say('계단부자')} value="9,412" />
        <RankRow rank={2} picture={8} name={say('밥심원정대')} value="9,120" />
        <RankRow
          rank={3}
          picture={7}
          name={say('산책은 못 참지')}
          sub={say('우리 팀 · 어제보다 1계단 올랐어요')}
          value="8,934"
          mine
        />
      </Rows>
    </Card>
  )
}

export const Challenge: Story = {
  render: () => (
    <DetailPage
      bar={
        <BoardBar title="점심 산책 챌린지" titleAs="p" actions={<IconButton label={say('공유하기')} icon={Share} />} />
      }
      lead={{ title: say('5일만 더 걸으면 완주예요'), below: say('11월 2일–27일 · 평일 14일째') }}
    >
      <Days />
      <Missions />
      <Ranking />
      <Card>
        <CardHead
          title={say('이야기')}
          more={<MoreLink render={<a href="#posts">{say('128개')}</a>}>{say('128개')}</MoreLink>}
        />
        <Post
          author={say('서윤')}
          picture={4}
          when={say('12분 전')}
          likes={{ count: 24, label: say('좋아요 24개'), liked: true, onPress: fn() }}
          comments={{ count: 6, label: say('댓글 6개'), onPress: fn() }}
        >
          {say('비 와서 지하 2층 복도를 열 바퀴 돌았어요. 그래도 3,000보 채웠습니다!')}
        </Post>
        <Post
          author={say('민재')}
          picture={2}
          when={say('1시간 전')}
          likes={{ count: 17, label: say('좋아요 17개'), liked: false, onPress: fn() }}
          comments={{ count: 9, label: say('댓글 9개'), onPress: fn() }}
        >
          {say('은행나무 길 아직 노랗네요. 내일 같이 걸으실 분?')}
        </Post>
      </Card>
    </DetailPage>
  ),
}
