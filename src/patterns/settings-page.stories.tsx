import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine, Lead } from '#src/ui/page/page.tsx'
import { SettingsGroup, SettingsPage } from './settings-page.tsx'

const Bar = () => <AppBar kind="back" title={say('설정')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />
const Who = () => <Lead title={say('한하늘')} below={say('서초 사옥')} />
const Version = () => <Fine>{say('한상')} 2.1</Fine>

const meta = {
  title: 'Patterns/Settings',
  component: SettingsPage,
  subcomponents: { SettingsGroup },
  args: { bar: <Bar />, lead: <Who />, end: <Version />, children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
  render: (args) => (
    <SettingsPage {...args}>
      <SettingsGroup title={say('알림')}>
        <Rows>
          <ListRow
            as="label"
            title={say('식단 알림')}
            sub={say('매일 오전 11:00')}
            end={<Switch hideLabel label={say('식단 알림')} checked onChange={fn()} />}
          />
          <ListRow
            as="label"
            title={say('챌린지 알림')}
            end={<Switch hideLabel label={say('챌린지 알림')} checked={false} onChange={fn()} />}
          />
        </Rows>
      </SettingsGroup>
      <SettingsGroup title={say('화면')}>
        <Rows>
          <ListRow title={say('밝기')} end={say('기기와 같게')} chevron onClick={fn()} />
          <ListRow title={say('언어')} end={say('한국어')} chevron onClick={fn()} />
        </Rows>
      </SettingsGroup>
    </SettingsPage>
  ),
} satisfies Meta<typeof SettingsPage>
export default meta

type Story = StoryObj<typeof meta>

export const Groups: Story = {}
