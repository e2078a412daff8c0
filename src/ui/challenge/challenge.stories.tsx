import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Card } from '../card/card.tsx'
import { Rows } from '../list-row/list-row.tsx'
import { MissionRow } from './mission-row.tsx'
import { Post } from './post.tsx'
import { RankRow } from './rank-row.tsx'
import { StampCalendar, type Stamp } from './stamp-calendar.tsx'

const meta = {
  title: 'Widgets/Challenge',
  component: StampCalendar,
  subcomponents: { MissionRow, RankRow, Post },
  args: { label: '완주까지의 날', weekdays: [], weeks: [] },
} satisfies Meta<typeof StampCalendar>
export default meta

type Story = StoryObj<typeof meta>

const day = (number: number, state: Stamp['state'], label: string): Stamp => ({ number, state, label })

/** Done, missed, today, to come. */
export const Stamps: Story = {
  args: {
    weekdays: ['월', '화', '수', '목', '금'],
    weeks: [
      {
        name: '3주',
        days: [
          day(16, 'done', '11월 16일 성공'),
          day(17, 'done', '11월 17일 성공'),
          day(18, 'missed', '11월 18일 못 했어요'),
          day(19, 'today', '11월 19일 오늘'),
          day(20, 'coming', '11월 20일 예정'),
        ],
      },
    ],
  },
}

export const Missions: Story = {
  render: () => (
    <Card>
      <Rows label={say('오늘의 미션')}>
        <MissionRow title={say('나물 반찬 먼저 먹기')} done stateLabel={say('완료')} sub={say('12:14 완료')} />
        <MissionRow
          title={say('점심 먹고 3,000보 걷기')}
          done={false}
          stateLabel={say('하는 중')}
          end="1,820 / 3,000"
        />
      </Rows>
    </Card>
  ),
}

export const Ranking: Story = {
  render: () => (
    <Card>
      <Rows label={say('팀 순위')}>
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
  ),
}

export const Posts: Story = {
  render: () => (
    <Card>
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
  ),
}
