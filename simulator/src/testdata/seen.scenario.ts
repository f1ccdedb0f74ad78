import { scenario } from '@carillon/simulator';

export default scenario('only a screen is looked at', {}, (stage) =>
  stage.screen('/manage/2/list').expectText('Lobby'),
);
