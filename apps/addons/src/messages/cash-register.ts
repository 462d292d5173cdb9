/** Connecting the cash register, its tables, its buffers and how well it is heard. */
export const cashRegister = {
  de: {
    'register.title': 'Kasse',
    'register.lead':
      'Bestellungen platzieren Reservierungen, Rechnungen schließen sie. Jede Änderung steht im Verlauf und lässt sich zurücknehmen.',
    'register.set-up': 'Kasse einrichten',
    'register.failed': 'Der Stand der Kasse konnte nicht geladen werden.',
    'register.not-offered': 'Der Abgleich mit der Kasse ist für dieses Konto nicht freigeschaltet.',
    'register.inactive':
      'Der Abgleich ist ausgeschaltet: Die Kasse wird nicht gelesen. Einschalten können Sie ihn unter Erweiterungen.',
    'register.connection': 'Verbindung',
    'register.state-OFF': 'Nicht möglich',
    'register.state-NONE': 'Nicht verbunden',
    'register.state-WAITING': 'Wartet',
    'register.state-CONNECTED': 'Verbunden',
    'register.state-REVOKED': 'Getrennt',
    'register.about-OFF':
      'Diese Installation hat keinen Kassenanbieter. Wer sie betreibt, kann einen eintragen.',
    'register.about-NONE':
      'Sie melden sich auf der Seite von ready2order an und erlauben dort den Zugriff. Danach kommen Sie hierher zurück.',
    'register.about-WAITING':
      'Die Seite des Kassenanbieters wartet auf die Erlaubnis. Sie gilt eine Viertelstunde; Sie können auch neu beginnen.',
    'register.about-CONNECTED': 'Gelesen wird die Kasse „{{account}}“.',
    'register.about-REVOKED':
      'Die Kasse „{{account}}“ nimmt unseren Zugang nicht mehr an. Bitte verbinden Sie sie neu.',
    'register.since': 'Verbunden am {{date}} durch {{by}}.',
    'register.connect': 'Kasse verbinden',
    'register.connect-again': 'Neu verbinden',
    'register.disconnect': 'Verbindung trennen',
    'register.disconnect-question': 'Verbindung zu „{{account}}“ trennen?',
    'register.disconnect-what':
      'Reservierungen ändern sich dann nur noch von Hand. Die Zuordnung der Tische wird vergessen.',
    'register.feed': 'Empfang',
    'register.feed-NONE': 'Noch nichts gelesen',
    'register.feed-FRESH': 'Aktuell',
    'register.feed-STALE': 'Veraltet',
    'register.feed-RESTS': 'Ruht',
    'register.feed-NONE-what': 'Die erste Abfrage kommt in der nächsten Minute.',
    'register.feed-FRESH-what': 'Die Kasse wird etwa jede Minute gelesen.',
    'register.feed-STALE-what':
      'Solange die Kasse nicht zu hören ist, gilt niemand als nicht erschienen.',
    'register.feed-RESTS-what': 'Es wird nichts gelesen, solange der Abgleich ausgeschaltet ist.',
    'register.read-at': 'Zuletzt gelesen: {{time}}',
    'register.fault-silent': 'Die Kasse antwortet nicht (zuletzt versucht: {{time}}).',
    'register.fault-slow': 'Die Kasse antwortet zu langsam (zuletzt versucht: {{time}}).',
    'register.fault-revoked':
      'Der Zugang wurde widerrufen ({{time}}). Bitte verbinden Sie die Kasse neu.',
    'register.fault-busy':
      'Die Kasse ist zu oft gefragt worden ({{time}}). Wir fragen jetzt seltener.',
    'register.fault-odd': 'Die Antwort der Kasse war nicht zu verstehen ({{time}}).',
    'register.fault-clock':
      'Die Uhr der Kasse geht falsch ({{time}}). Bis sie stimmt, ändert sich nichts von selbst.',
    'register.seats-nobody':
      'Vor dem Platzieren stellt Ihr Haus eine Frage. Die kann keine Kasse beantworten: Platzieren Sie deshalb von Hand.',
    'register.tables': 'Tische',
    'register.tables-all': '{{count}} zugeordnet',
    'register.tables-missing': '{{count}} ohne Zuordnung',
    'register.tables-what':
      'Gleiche Namen finden sich von selbst. An Tischen ohne Zuordnung ändert die Kasse nichts.',
    'register.tables-failed': 'Die Tische der Kasse konnten nicht geladen werden.',
    'register.tables-none': 'In der Kasse sind noch keine Tische angelegt.',
    'register.table-ours': 'Tisch {{name}} der Kasse ist',
    'register.table-auto': 'Nach Namen',
    'register.table-none': 'Keiner von unseren',
    'register.table-missing': 'ohne Zuordnung',
    'register.buffers': 'Fristen',
    'register.buffers-failed': 'Die Fristen konnten nicht geladen werden.',
    'register.buffers-saved': 'Fristen gespeichert',
    'register.early': 'Früher da (Minuten)',
    'register.early-what': 'So lange vor der Zeit zählt eine Bestellung schon zur Reservierung.',
    'register.early-range': 'Zwischen 0 und 240 Minuten',
    'register.no-show': 'Nicht erschienen (Minuten)',
    'register.no-show-what':
      'So lange nach der Zeit ohne Bestellung gilt die Reservierung als nicht erschienen.',
    'register.no-show-range': 'Zwischen 5 und 480 Minuten',
    'register.save': 'Fristen speichern',
    'register.return-title': 'Kasse verbinden',
    'register.connecting': 'Die Kasse wird verbunden …',
    'register.connected': 'Die Kasse „{{account}}“ ist verbunden.',
    'register.denied': 'Der Zugriff wurde abgelehnt. Es ist nichts verbunden.',
    'register.over':
      'Dieser Zugang gehört nicht zu diesem Haus, ist abgelaufen oder schon benutzt. Bitte beginnen Sie auf der Seite „Kasse“ von vorn.',
    'register.needs-master': 'Zum Verbinden wird das Masterpasswort gebraucht.',
    'register.setup-failed':
      'Die Kasse konnte nicht eingerichtet werden. Bitte beginnen Sie auf der Seite „Kasse“ von vorn.',
    'register.to-register': 'Zur Kasse',
    'guide.register': 'Hier verbinden Sie die Kasse und sehen, ob sie zu hören ist.',
    'guide.register.connection':
      'Der Weg zum Kassenanbieter und zurück. Getrennt ist mit einem Tipp.',
    'guide.register.buffers':
      'Ab wann eine Bestellung zählt, und nach welcher Zeit ohne Bestellung niemand mehr erwartet wird.',
    'search-words.register': 'ready2order Registrierkasse Bon Bestellung Rechnung No-Show',
  },
  en: {
    'register.title': 'Cash register',
    'register.lead':
      'Orders seat reservations, bills close them. Every change is in the history and can be taken back.',
    'register.set-up': 'Set the cash register up',
    'register.failed': 'The state of the cash register could not be loaded.',
    'register.not-offered': 'Cash register sync is not available to this account.',
    'register.inactive':
      'The sync is switched off: the register is not read. Switch it on under Add-ons.',
    'register.connection': 'Connection',
    'register.state-OFF': 'Not possible',
    'register.state-NONE': 'Not connected',
    'register.state-WAITING': 'Waiting',
    'register.state-CONNECTED': 'Connected',
    'register.state-REVOKED': 'Cut off',
    'register.about-OFF':
      'This installation has no cash register provider. Whoever runs it can enter one.',
    'register.about-NONE':
      'You sign in on the page of ready2order and allow the access there. Then you come back here.',
    'register.about-WAITING':
      'The provider’s page waits for permission. It holds for a quarter of an hour; you may begin again, too.',
    'register.about-CONNECTED': 'The register “{{account}}” is read.',
    'register.about-REVOKED':
      'The register “{{account}}” takes our access no longer. Please connect it again.',
    'register.since': 'Connected on {{date}} by {{by}}.',
    'register.connect': 'Connect the register',
    'register.connect-again': 'Connect again',
    'register.disconnect': 'Disconnect',
    'register.disconnect-question': 'Disconnect “{{account}}”?',
    'register.disconnect-what':
      'Reservations then change by hand only. Which table is which is forgotten.',
    'register.feed': 'Reception',
    'register.feed-NONE': 'Nothing read yet',
    'register.feed-FRESH': 'Up to date',
    'register.feed-STALE': 'Out of date',
    'register.feed-RESTS': 'Rests',
    'register.feed-NONE-what': 'It is asked for the first time within the next minute.',
    'register.feed-FRESH-what': 'The register is read about once a minute.',
    'register.feed-STALE-what':
      'As long as the register cannot be heard, nobody counts as a no-show.',
    'register.feed-RESTS-what': 'Nothing is read while the sync is switched off.',
    'register.read-at': 'Last read: {{time}}',
    'register.fault-silent': 'The register does not answer (last tried: {{time}}).',
    'register.fault-slow': 'The register answers too slowly (last tried: {{time}}).',
    'register.fault-revoked': 'The access was revoked ({{time}}). Please connect it again.',
    'register.fault-busy': 'The register was asked too often ({{time}}). We ask less often now.',
    'register.fault-odd': 'The register’s answer could not be understood ({{time}}).',
    'register.fault-clock':
      'The register’s clock is wrong ({{time}}). Nothing changes by itself until it is right.',
    'register.seats-nobody':
      'Your house asks a question before it seats anybody. No register can answer it, so please seat by hand.',
    'register.tables': 'Tables',
    'register.tables-all': '{{count}} matched',
    'register.tables-missing': '{{count}} not matched',
    'register.tables-what':
      'Equal names find one another. At tables without a match the register changes nothing.',
    'register.tables-failed': 'The tables of the register could not be loaded.',
    'register.tables-none': 'There are no tables in the register yet.',
    'register.table-ours': 'Table {{name}} of the register is',
    'register.table-auto': 'By name',
    'register.table-none': 'None of ours',
    'register.table-missing': 'not matched',
    'register.buffers': 'Time limits',
    'register.buffers-failed': 'The time limits could not be loaded.',
    'register.buffers-saved': 'Time limits saved',
    'register.early': 'Early arrival (minutes)',
    'register.early-what': 'So long before its time an order counts for the reservation.',
    'register.early-range': 'Between 0 and 240 minutes',
    'register.no-show': 'No-show (minutes)',
    'register.no-show-what':
      'So long after its time without an order the reservation counts as a no-show.',
    'register.no-show-range': 'Between 5 and 480 minutes',
    'register.save': 'Save time limits',
    'register.return-title': 'Connect the register',
    'register.connecting': 'Connecting the register …',
    'register.connected': 'The register “{{account}}” is connected.',
    'register.denied': 'The access was declined. Nothing is connected.',
    'register.over':
      'This access does not belong to this house, has expired or was used before. Please begin again on the page “Cash register”.',
    'register.needs-master': 'Connecting needs the master password.',
    'register.setup-failed':
      'The register could not be set up. Please begin again on the page “Cash register”.',
    'register.to-register': 'To the cash register',
    'guide.register': 'Connect the register here and see whether it is heard.',
    'guide.register.connection': 'The way to the provider and back. One tap disconnects it.',
    'guide.register.buffers':
      'From when on an order counts, and after how long without one nobody is expected any more.',
    'search-words.register': 'ready2order till POS receipt order bill no-show',
  },
  fr: {
    'register.title': 'Caisse',
    'register.lead':
      'Les commandes installent les réservations, les additions les closent. Chaque changement figure dans l’historique et peut être annulé.',
    'register.set-up': 'Configurer la caisse',
    'register.failed': 'L’état de la caisse n’a pas pu être chargé.',
    'register.not-offered': 'La synchronisation avec la caisse n’est pas ouverte à ce compte.',
    'register.inactive':
      'La synchronisation est désactivée : la caisse n’est pas lue. Activez-la dans les extensions.',
    'register.connection': 'Connexion',
    'register.state-OFF': 'Impossible',
    'register.state-NONE': 'Non reliée',
    'register.state-WAITING': 'En attente',
    'register.state-CONNECTED': 'Reliée',
    'register.state-REVOKED': 'Coupée',
    'register.about-OFF':
      'Cette installation n’a pas de fournisseur de caisse. Son exploitant peut en inscrire un.',
    'register.about-NONE':
      'Vous vous connectez sur la page de ready2order et y autorisez l’accès. Vous revenez ensuite ici.',
    'register.about-WAITING':
      'La page du fournisseur attend l’autorisation, valable un quart d’heure. Vous pouvez aussi recommencer.',
    'register.about-CONNECTED': 'La caisse « {{account}} » est lue.',
    'register.about-REVOKED':
      'La caisse « {{account}} » n’accepte plus notre accès. Veuillez la relier de nouveau.',
    'register.since': 'Reliée le {{date}} par {{by}}.',
    'register.connect': 'Relier la caisse',
    'register.connect-again': 'Relier de nouveau',
    'register.disconnect': 'Couper la connexion',
    'register.disconnect-question': 'Couper la connexion à « {{account}} » ?',
    'register.disconnect-what':
      'Les réservations ne changeront plus qu’à la main. La correspondance des tables est oubliée.',
    'register.feed': 'Réception',
    'register.feed-NONE': 'Rien de lu',
    'register.feed-FRESH': 'À jour',
    'register.feed-STALE': 'Dépassée',
    'register.feed-RESTS': 'En pause',
    'register.feed-NONE-what': 'La première lecture a lieu dans la minute.',
    'register.feed-FRESH-what': 'La caisse est lue environ une fois par minute.',
    'register.feed-STALE-what':
      'Tant que la caisse ne répond pas, personne n’est considéré comme absent.',
    'register.feed-RESTS-what': 'Rien n’est lu tant que la synchronisation est désactivée.',
    'register.read-at': 'Dernière lecture : {{time}}',
    'register.fault-silent': 'La caisse ne répond pas (dernier essai : {{time}}).',
    'register.fault-slow': 'La caisse répond trop lentement (dernier essai : {{time}}).',
    'register.fault-revoked': 'L’accès a été révoqué ({{time}}). Veuillez relier la caisse.',
    'register.fault-busy':
      'La caisse a été interrogée trop souvent ({{time}}). Nous espaçons les lectures.',
    'register.fault-odd': 'La réponse de la caisse est incompréhensible ({{time}}).',
    'register.fault-clock':
      'L’horloge de la caisse est fausse ({{time}}). Rien ne change tout seul d’ici là.',
    'register.seats-nobody':
      'Votre maison pose une question avant d’installer les clients. Aucune caisse n’y répond : installez-les à la main.',
    'register.tables': 'Tables',
    'register.tables-all': '{{count}} associées',
    'register.tables-missing': '{{count}} sans correspondance',
    'register.tables-what':
      'Les noms égaux se trouvent tout seuls. La caisse ne change rien aux tables sans correspondance.',
    'register.tables-failed': 'Les tables de la caisse n’ont pas pu être chargées.',
    'register.tables-none': 'La caisse n’a pas encore de tables.',
    'register.table-ours': 'La table {{name}} de la caisse est',
    'register.table-auto': 'D’après le nom',
    'register.table-none': 'Aucune des nôtres',
    'register.table-missing': 'sans correspondance',
    'register.buffers': 'Délais',
    'register.buffers-failed': 'Les délais n’ont pas pu être chargés.',
    'register.buffers-saved': 'Délais enregistrés',
    'register.early': 'Arrivée en avance (minutes)',
    'register.early-what': 'Avant l’heure, une commande compte déjà pour la réservation.',
    'register.early-range': 'Entre 0 et 240 minutes',
    'register.no-show': 'Absence (minutes)',
    'register.no-show-what':
      'Passé ce délai sans commande, la réservation est considérée comme non honorée.',
    'register.no-show-range': 'Entre 5 et 480 minutes',
    'register.save': 'Enregistrer les délais',
    'register.return-title': 'Relier la caisse',
    'register.connecting': 'Connexion à la caisse …',
    'register.connected': 'La caisse « {{account}} » est reliée.',
    'register.denied': 'L’accès a été refusé. Rien n’est relié.',
    'register.over':
      'Cet accès n’appartient pas à cette maison, a expiré ou a déjà servi. Recommencez sur la page « Caisse ».',
    'register.needs-master': 'Le mot de passe principal est nécessaire pour relier la caisse.',
    'register.setup-failed':
      'La caisse n’a pas pu être configurée. Recommencez sur la page « Caisse ».',
    'register.to-register': 'Vers la caisse',
    'guide.register': 'Reliez ici la caisse et voyez si elle répond.',
    'guide.register.connection': 'Aller chez le fournisseur et en revenir ; la couper d’un geste.',
    'guide.register.buffers':
      'À partir de quand une commande compte, et après quel délai sans commande on n’attend plus personne.',
    'search-words.register': 'ready2order encaissement ticket commande addition absence',
  },
};
