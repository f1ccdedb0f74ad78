import type { CarillonClient } from '@carillon/client';
import { CarillonProvider } from '@carillon/react';
import { DeviceDashboard, DeviceLevels, DeviceList, useDeviceDashboard } from '@carillon/react/devices';
import '@carillon/react/styles.css';
import './portal.css';
import { useState } from 'react';
import { Route, Routes, useHref, useLocation, useNavigate, useParams } from 'react-router';

const navigation = { useHref, useLocation, useNavigate };

// The pages of the portal. Outside of the components, so that they are the same with each drawing.
const paths = { devices: () => '/speakers', device: (_userId: number, id: number) => `/speakers/${id}` };

/** The screen without breadcrumbs, title, tabs and margins: the portal has its own. Its sections are one below the portal's title. */
function Speaker() {
  const id = Number(useParams().id);
  const [name, setName] = useState('');
  const [happened, setHappened] = useState<string[]>([]);
  const tell = (what: string) => setHappened((before) => [...before, what]);
  return (
    <article>
      <h2>Speaker: {name}</h2>
      <DeviceDashboard
        userId={2}
        id={id}
        hasBreadcrumbs={false}
        hasTitle={false}
        hasTabs={false}
        hasPadding={false}
        hasGround={false}
        headingLevel={2}
        paths={paths}
        onName={setName}
        onStart={(event) => tell(`started ${event.id}`)}
        onStop={(event) => tell(`stopped ${event.id}`)}
      />
      <output>{happened.join(', ')}</output>
      <SmallSpeaker key={id} id={id} />
    </article>
  );
}

/** A drawing of the portal's own over the controller of the screen; of ours it has the meters only. */
function SmallSpeaker({ id }: { id: number }) {
  const dashboard = useDeviceDashboard({ userId: 2, id });
  if (dashboard.status === 'loading') return <p>One moment …</p>;
  if (dashboard.status !== 'ready') return <p>This speaker cannot be shown.</p>;
  const { device, event, command, onStart, onStop } = dashboard;
  const isPlaying = event.status === 'current' && event.schedule === 'play';
  const canPress = event.status === 'current' && event.canRun && command.status !== 'running';
  return (
    <aside aria-label={`Small ${device.name}`}>
      <button type="button" disabled={!canPress} onClick={isPlaying ? onStop : onStart}>
        {isPlaying ? 'Silence' : 'Music'}
      </button>
      <DeviceLevels {...dashboard} />
    </aside>
  );
}

/** Inside of the portal's router. */
export const Portal = ({ client }: { client: CarillonClient }) => (
  <CarillonProvider client={client} navigation={navigation} timeZone="Europe/Rome">
    <Routes>
      <Route path="/speakers" element={<DeviceList userId={2} headingLevel={2} paths={paths} />} />
      <Route path="/speakers/:id" element={<Speaker />} />
    </Routes>
  </CarillonProvider>
);
