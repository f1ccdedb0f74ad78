import { AppShell, RequireGuest, RequireSession, Welcome } from '@carillon/react';
import { Login } from '@carillon/react/account';
import { CountryForm, CountryList } from '@carillon/react/backoffice';
import { DeviceAudio, DeviceDashboard, DeviceList, DeviceTime } from '@carillon/react/devices';
import { Route, Routes, useParams } from 'react-router';
// By path: hosts have tables of their own.
import { addresses } from '../../packages/react/src/hooks/page/paths.ts';

const useIds = () => {
  const { userId, id } = useParams();
  return { userId: Number(userId), id: Number(id) };
};

function Devices() {
  const { userId } = useIds();
  return (
    <RequireSession userId={userId}>
      <DeviceList userId={userId} />
    </RequireSession>
  );
}

function Device() {
  const { userId, id } = useIds();
  return (
    <RequireSession userId={userId}>
      <DeviceDashboard userId={userId} id={id} />
    </RequireSession>
  );
}

function Sound() {
  const { userId, id } = useIds();
  return (
    <RequireSession userId={userId}>
      <DeviceAudio userId={userId} id={id} />
    </RequireSession>
  );
}

function Time() {
  const { userId, id } = useIds();
  return (
    <RequireSession userId={userId}>
      <DeviceTime userId={userId} id={id} />
    </RequireSession>
  );
}

function Country() {
  const { id } = useParams();
  return <CountryForm id={id === 'add' ? 'add' : Number(id)} />;
}

function Guest() {
  return (
    <RequireGuest>
      <Login />
    </RequireGuest>
  );
}

/** The screens in one application, as the hosts put them together: a link leads where it says. */
export function App() {
  return (
    <AppShell>
      <Routes>
        <Route path={addresses.home} element={<Welcome />} />
        <Route path={addresses.profile} element={<Welcome />} />
        <Route path={addresses.login} element={<Guest />} />
        <Route path={addresses.devices} element={<Devices />} />
        <Route path={addresses.device} element={<Device />} />
        <Route path={addresses.audio} element={<Sound />} />
        <Route path={addresses.time} element={<Time />} />
        <Route path={addresses.countries} element={<CountryList />} />
        <Route path={addresses.country.replace('|add', '')} element={<Country />} />
      </Routes>
    </AppShell>
  );
}
