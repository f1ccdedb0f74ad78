// Written by `npm run lists` from the files of the areas.
// All English texts together: for tests, languages and types. A screen imports its areas alone.
import type { ClockKey } from '@carillon/protocol/clock';
import type { ProblemKey } from '@carillon/protocol/form';
import type { RecapKey } from '@carillon/protocol/schedule';
import { accessTexts } from './access.ts';
import { accountTexts } from './account.ts';
import { addDeviceTexts } from './addDevice.ts';
import { addressesTexts } from './addresses.ts';
import { atOnceTexts } from './atOnce.ts';
import { attentionTexts } from './attention.ts';
import { audioTexts } from './audio.ts';
import { backofficeTexts } from './backoffice.ts';
import { basketTexts } from './basket.ts';
import { basketCountTexts } from './basketCount.ts';
import { basketTroubleTexts } from './basketTrouble.ts';
import { boardTexts } from './board.ts';
import { bulkTexts } from './bulk.ts';
import { carriersTexts } from './carriers.ts';
import { catalogTexts } from './catalog.ts';
import { choosingTexts } from './choosing.ts';
import { clockTexts } from './clock.ts';
import { commonTexts } from './common.ts';
import { conflictTexts } from './conflict.ts';
import { countriesTexts } from './countries.ts';
import { csvExportTexts } from './csvExport.ts';
import { csvImportTexts } from './csvImport.ts';
import { dashboardTexts } from './dashboard.ts';
import { dashboardDayTexts } from './dashboardDay.ts';
import { deviceAreaTexts } from './deviceArea.ts';
import { deviceFormsTexts } from './deviceForms.ts';
import { deviceListTexts } from './deviceList.ts';
import { devicesTexts } from './devices.ts';
import { deviceTaggingTexts } from './deviceTagging.ts';
import { deviceTagsTexts } from './deviceTags.ts';
import { editDeviceTexts } from './editDevice.ts';
import { eventCopiesTexts } from './eventCopies.ts';
import { eventFormsTexts } from './eventForms.ts';
import { eventListTexts } from './eventList.ts';
import { eventMovesTexts } from './eventMoves.ts';
import { eventsTexts } from './events.ts';
import { exampleTexts } from './example.ts';
import { failureTexts } from './failure.ts';
import { fastEditTexts } from './fastEdit.ts';
import { firstRunTexts } from './firstRun.ts';
import { fleetTexts } from './fleet.ts';
import { fleetAtTexts } from './fleetAt.ts';
import { fleetViewTexts } from './fleetView.ts';
import { formTexts } from './form.ts';
import { formDeleteTexts } from './formDelete.ts';
import { formLeaveTexts } from './formLeave.ts';
import { formRowsTexts } from './formRows.ts';
import { galleryTexts } from './gallery.ts';
import { historyTexts } from './history.ts';
import { incidentsTexts } from './incidents.ts';
import { listTexts } from './list.ts';
import { listDeleteTexts } from './listDelete.ts';
import { listEditTexts } from './listEdit.ts';
import { listMenuTexts } from './listMenu.ts';
import { liveTexts } from './live.ts';
import { loginTexts } from './login.ts';
import { logoutTexts } from './logout.ts';
import { mailedTexts } from './mailed.ts';
import { managingTexts } from './managing.ts';
import { mediasTexts } from './medias.ts';
import { menusTexts } from './menus.ts';
import { modesTexts } from './modes.ts';
import { notFoundTexts } from './notFound.ts';
import { noticesTexts } from './notices.ts';
import { orderTexts } from './order.ts';
import { paletteTexts } from './palette.ts';
import { productsTexts } from './products.ts';
import { profileTexts } from './profile.ts';
import { radioTexts } from './radio.ts';
import { recoverTexts } from './recover.ts';
import { releaseTexts } from './release.ts';
import { shellTexts } from './shell.ts';
import { shopTexts } from './shop.ts';
import { signupTexts } from './signup.ts';
import { silenceTexts } from './silence.ts';
import { sumsTexts } from './sums.ts';
import { tagsTexts } from './tags.ts';
import { termsTexts } from './terms.ts';
import { timeTexts } from './time.ts';
import { toBasketTexts } from './toBasket.ts';
import { todayTexts } from './today.ts';
import { uploadTexts } from './upload.ts';
import { userFormTexts } from './userForm.ts';
import { usersTexts } from './users.ts';
import { viewsTexts } from './views.ts';
import { wallTexts } from './wall.ts';
import { weekTexts } from './week.ts';
import { welcomeTexts } from './welcome.ts';
import { zoneTexts } from './zone.ts';

/** Every area by its name. */
export const areas = {
  access: accessTexts,
  account: accountTexts,
  addDevice: addDeviceTexts,
  addresses: addressesTexts,
  atOnce: atOnceTexts,
  attention: attentionTexts,
  audio: audioTexts,
  backoffice: backofficeTexts,
  basket: basketTexts,
  basketCount: basketCountTexts,
  basketTrouble: basketTroubleTexts,
  board: boardTexts,
  bulk: bulkTexts,
  carriers: carriersTexts,
  catalog: catalogTexts,
  choosing: choosingTexts,
  clock: clockTexts,
  common: commonTexts,
  conflict: conflictTexts,
  countries: countriesTexts,
  csvExport: csvExportTexts,
  csvImport: csvImportTexts,
  dashboard: dashboardTexts,
  dashboardDay: dashboardDayTexts,
  deviceArea: deviceAreaTexts,
  deviceForms: deviceFormsTexts,
  deviceList: deviceListTexts,
  deviceTagging: deviceTaggingTexts,
  deviceTags: deviceTagsTexts,
  devices: devicesTexts,
  editDevice: editDeviceTexts,
  eventCopies: eventCopiesTexts,
  eventForms: eventFormsTexts,
  eventList: eventListTexts,
  eventMoves: eventMovesTexts,
  events: eventsTexts,
  example: exampleTexts,
  failure: failureTexts,
  fastEdit: fastEditTexts,
  firstRun: firstRunTexts,
  fleet: fleetTexts,
  fleetAt: fleetAtTexts,
  fleetView: fleetViewTexts,
  form: formTexts,
  formDelete: formDeleteTexts,
  formLeave: formLeaveTexts,
  formRows: formRowsTexts,
  gallery: galleryTexts,
  history: historyTexts,
  incidents: incidentsTexts,
  list: listTexts,
  listDelete: listDeleteTexts,
  listEdit: listEditTexts,
  listMenu: listMenuTexts,
  live: liveTexts,
  login: loginTexts,
  logout: logoutTexts,
  mailed: mailedTexts,
  managing: managingTexts,
  medias: mediasTexts,
  menus: menusTexts,
  modes: modesTexts,
  notFound: notFoundTexts,
  notices: noticesTexts,
  order: orderTexts,
  palette: paletteTexts,
  products: productsTexts,
  profile: profileTexts,
  radio: radioTexts,
  recover: recoverTexts,
  release: releaseTexts,
  shell: shellTexts,
  shop: shopTexts,
  signup: signupTexts,
  silence: silenceTexts,
  sums: sumsTexts,
  tags: tagsTexts,
  terms: termsTexts,
  time: timeTexts,
  toBasket: toBasketTexts,
  today: todayTexts,
  upload: uploadTexts,
  userForm: userFormTexts,
  users: usersTexts,
  views: viewsTexts,
  wall: wallTexts,
  week: weekTexts,
  welcome: welcomeTexts,
  zone: zoneTexts,
};

/** Every text by its key. What the contract can answer has a sentence, or this does not compile. */
export const english = {
  ...accessTexts.texts,
  ...accountTexts.texts,
  ...addDeviceTexts.texts,
  ...addressesTexts.texts,
  ...atOnceTexts.texts,
  ...attentionTexts.texts,
  ...audioTexts.texts,
  ...backofficeTexts.texts,
  ...basketTexts.texts,
  ...basketCountTexts.texts,
  ...basketTroubleTexts.texts,
  ...boardTexts.texts,
  ...bulkTexts.texts,
  ...carriersTexts.texts,
  ...catalogTexts.texts,
  ...choosingTexts.texts,
  ...clockTexts.texts,
  ...commonTexts.texts,
  ...conflictTexts.texts,
  ...countriesTexts.texts,
  ...csvExportTexts.texts,
  ...csvImportTexts.texts,
  ...dashboardTexts.texts,
  ...dashboardDayTexts.texts,
  ...deviceAreaTexts.texts,
  ...deviceFormsTexts.texts,
  ...deviceListTexts.texts,
  ...deviceTaggingTexts.texts,
  ...deviceTagsTexts.texts,
  ...devicesTexts.texts,
  ...editDeviceTexts.texts,
  ...eventCopiesTexts.texts,
  ...eventFormsTexts.texts,
  ...eventListTexts.texts,
  ...eventMovesTexts.texts,
  ...eventsTexts.texts,
  ...exampleTexts.texts,
  ...failureTexts.texts,
  ...fastEditTexts.texts,
  ...firstRunTexts.texts,
  ...fleetTexts.texts,
  ...fleetAtTexts.texts,
  ...fleetViewTexts.texts,
  ...formTexts.texts,
  ...formDeleteTexts.texts,
  ...formLeaveTexts.texts,
  ...formRowsTexts.texts,
  ...galleryTexts.texts,
  ...historyTexts.texts,
  ...incidentsTexts.texts,
  ...listTexts.texts,
  ...listDeleteTexts.texts,
  ...listEditTexts.texts,
  ...listMenuTexts.texts,
  ...liveTexts.texts,
  ...loginTexts.texts,
  ...logoutTexts.texts,
  ...mailedTexts.texts,
  ...managingTexts.texts,
  ...mediasTexts.texts,
  ...menusTexts.texts,
  ...modesTexts.texts,
  ...notFoundTexts.texts,
  ...noticesTexts.texts,
  ...orderTexts.texts,
  ...paletteTexts.texts,
  ...productsTexts.texts,
  ...profileTexts.texts,
  ...radioTexts.texts,
  ...recoverTexts.texts,
  ...releaseTexts.texts,
  ...shellTexts.texts,
  ...shopTexts.texts,
  ...signupTexts.texts,
  ...silenceTexts.texts,
  ...sumsTexts.texts,
  ...tagsTexts.texts,
  ...termsTexts.texts,
  ...timeTexts.texts,
  ...toBasketTexts.texts,
  ...todayTexts.texts,
  ...uploadTexts.texts,
  ...userFormTexts.texts,
  ...usersTexts.texts,
  ...viewsTexts.texts,
  ...wallTexts.texts,
  ...weekTexts.texts,
  ...welcomeTexts.texts,
  ...zoneTexts.texts,
} as const satisfies Record<ProblemKey | RecapKey | ClockKey, string>;
